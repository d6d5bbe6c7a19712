// Runs before everything else: decides theme and language before the first paint, and gives styles made by scripts the page's nonce.
/* oxlint-disable typescript/no-unsafe-argument, typescript/no-unsafe-assignment, typescript/no-unsafe-member-access, typescript/unbound-method, typescript/no-deprecated, typescript/no-unnecessary-type-conversion -- a plain script that the compiler does not see */
;(() => {
  const read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const root = document.documentElement
  const choice = read('APP_THEME')
  const night = choice === 'night' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = night ? 'night' : 'light'
  // Who has not chosen hears the first of the browser's languages that the product speaks; who reads neither, English.
  // A browser that tells nothing gets Chinese. The app goes on in the language decided here.
  const wanted = (navigator.languages || []).filter((one) => /^(zh|en)/i.test(one))
  const browser = navigator.languages && navigator.languages.length > 0 ? wanted[0] || 'en' : 'zh'
  // What the register is called and which language it begins with; the development server fills in nothing.
  const told = document.querySelector('meta[name="site-look"]')
  const look = told && told.content[0] === '{' ? JSON.parse(told.content) : {}
  const first = look.language === 'zh' || look.language === 'en' ? look.language : browser
  const isEnglish = /^en/i.test(read('APP_LANG') || first)
  root.lang = isEnglish ? 'en' : 'zh-CN'
  // As the page of the app's own title: productName of the contract.
  if (isEnglish) document.title = look.name ? look.name[1] : 'Type Test Register'

  // Where the app's own files do not come (another version was put in place under this page, or the network has gone), nothing of the
  // app is there to say so: the words that wait in the page are shown in place of "Loading", once.
  const failed = () => {
    const boot = document.querySelector('.boot')
    if (!boot) return
    boot.setAttribute('role', 'alert')
    const [waiting, words, button] = boot.children
    waiting.hidden = true
    words.hidden = false
    button.hidden = false
    button.onclick = () => location.reload()
  }
  addEventListener(
    'error',
    ({ target }) => {
      // A picture that does not come is no such thing; a fault of the app while it starts is.
      if (target !== window && target.tagName !== 'SCRIPT') return
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', failed)
      else failed()
    },
    true,
  )

  const meta = document.querySelector('meta[name="csp-nonce"]')
  const nonce = meta ? meta.content : ''
  // The component library adds <style> elements as it goes; the policy lets in only those with the nonce.
  const create = Document.prototype.createElement
  Document.prototype.createElement = function createElement(name, options) {
    const element = create.call(this, name, options)
    if (nonce && String(name).toLowerCase() === 'style') element.setAttribute('nonce', nonce)
    return element
  }
  // A style attribute set as text is refused by the policy; the same text through the style object is not.
  const set = Element.prototype.setAttribute
  Element.prototype.setAttribute = function setAttribute(name, value) {
    // Asked thousands of times while a long table is scrolled: most names are told apart by their length.
    if (name.length === 5 && name.toLowerCase() === 'style' && this.style) this.style.cssText = String(value)
    else set.call(this, name, value)
  }
})()
