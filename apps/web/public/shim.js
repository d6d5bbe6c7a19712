// Runs before everything else, also in browsers that cannot run the app: says so there. Decides theme and language before the first paint, fills in what the oldest promised browsers lack, and gives styles made by scripts the page's nonce.
/* oxlint-disable no-var, no-unused-vars, unicorn/no-array-reverse, unicorn/no-array-sort, typescript/no-unsafe-argument, typescript/no-unsafe-assignment, typescript/no-unsafe-member-access, typescript/no-unsafe-call, typescript/no-unsafe-return, typescript/unbound-method, typescript/no-deprecated, typescript/no-unnecessary-type-conversion, eslint/no-extend-native -- a plain script that the compiler does not see, in the language that every browser reads */
;(function () {
  var root = document.documentElement
  function read(key) {
    try {
      return localStorage.getItem(key)
    } catch (_) {
      return null
    }
  }
  var choice = read('APP_THEME')
  var prefersNight = window.matchMedia && matchMedia('(prefers-color-scheme: dark)').matches
  var night = choice === 'night' || (choice !== 'light' && prefersNight)
  root.setAttribute('data-theme', night ? 'night' : 'light')
  // Without scripts nothing is loading, and the page does not say so.
  root.setAttribute('data-runs', '')
  // Of a person who has not chosen: the language of the configuration; where it leaves this to the browser, the first of its
  // languages that the product speaks. Chinese where nothing is known. The app goes on in the language decided here.
  var asked = navigator.languages || []
  var browser = 'zh'
  for (var at = 0; at < asked.length; at++)
    if (/^(zh|en)/i.test(asked[at])) {
      browser = asked[at]
      break
    }
  // What the register is called and which language it begins with; the development server fills in nothing.
  var told = document.querySelector('meta[name="site-look"]')
  var look = told && told.content.charAt(0) === '{' ? JSON.parse(told.content) : {}
  var first = look.language === 'browser' ? browser : look.language || 'zh'
  var isEnglish = /^en/i.test(read('APP_LANG') || first)
  root.lang = isEnglish ? 'en' : 'zh-CN'
  // As the page of the app's own title: productName of the contract.
  if (isEnglish) document.title = look.name ? look.name[1] : 'Type Test Register'

  // The words that wait in the page, shown in place of "Loading", once: that the browser is too old, or that the app's own files did not
  // come (another version was put in place under this page, or the network has gone), where nothing of the app is there to say so.
  function show(name) {
    var boot = document.querySelector('.boot')
    if (!boot) return
    boot.setAttribute('role', 'alert')
    var parts = boot.children
    for (var one = 0; one < parts.length; one++) parts[one].hidden = parts[one].getAttribute('data-when') !== name
    var button = boot.querySelector('button')
    button.hidden = name !== 'failed'
    button.onclick = function () {
      location.reload()
    }
  }
  function whenRead(act) {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', act)
    else act()
  }

  // The build's target has both; without them its scripts cannot even be read, and loading again would never help.
  if (!Object.hasOwn || !Array.prototype.at) {
    root.setAttribute('data-too-old', '')
    whenRead(function () {
      show('tooOld')
    })
    return
  }

  // What the page of this address loads comes beside the app, not behind it. Without a hash it is the search, unless a person
  // signed in here. The build names the files, the development server none.
  var named = document.querySelector('meta[name="files-of-pages"]')
  if (named && named.content.charAt(0) === '{') {
    var signedIn = location.hash === '' && read('USER_INFO') !== null
    var page = location.hash.replace(/^#!?\//, '').split(/[/?]/)[0] || (location.hash ? '' : 'certificate_search')
    var files = (!signedIn && JSON.parse(named.content)[page]) || []
    for (var file = 0; file < files.length; file++) {
      var ahead = document.createElement('link')
      var isStyle = files[file].endsWith('.css')
      ahead.rel = isStyle ? 'preload' : 'modulepreload'
      if (isStyle) ahead.as = 'style'
      ahead.crossOrigin = ''
      ahead.href = '/' + files[file]
      document.head.appendChild(ahead)
    }
  }

  // A style sheet that the network lost is fetched again, at once when the network is back, and the page keeps what it shows.
  function fetchAgain(lost, tries) {
    var done = false
    function fetchNow() {
      if (done) return
      done = true
      removeEventListener('online', fetchNow)
      var copy = lost.cloneNode()
      copy.onload = function () {
        if (lost.parentNode) lost.parentNode.removeChild(lost)
      }
      copy.onerror = function (event) {
        event.stopPropagation()
        copy.parentNode.removeChild(copy)
        fetchAgain(lost, tries + 1)
      }
      var place = lost.parentNode || document.head
      place.insertBefore(copy, lost.parentNode ? lost : null)
    }
    addEventListener('online', fetchNow)
    setTimeout(fetchNow, Math.min(30000, 1000 * Math.pow(2, tries)))
  }

  addEventListener(
    'error',
    function (event) {
      var target = event.target
      if (target.tagName === 'LINK' && target.rel === 'stylesheet' && !target.onerror) fetchAgain(target, 0)
      // A picture that does not come is no such thing; a fault of the app while it starts is.
      if (event.target !== window && event.target.tagName !== 'SCRIPT') return
      whenRead(function () {
        show('failed')
      })
    },
    true,
  )

  // What browsers of the target lack, by the standard's own words.
  function give(name, make) {
    if (!Array.prototype[name])
      Object.defineProperty(Array.prototype, name, { value: make, configurable: true, writable: true })
  }
  give('toSorted', function (compare) {
    return this.slice().sort(compare)
  })
  give('toReversed', function () {
    return this.slice().reverse()
  })
  give('toSpliced', function () {
    var copy = this.slice()
    copy.splice.apply(copy, arguments)
    return copy
  })
  give('with', function (index, value) {
    var copy = this.slice()
    copy[index < 0 ? copy.length + index : index] = value
    return copy
  })
  give('findLastIndex', function (test, self) {
    for (var index = this.length - 1; index >= 0; index--) if (test.call(self, this[index], index, this)) return index
    return -1
  })
  give('findLast', function (test, self) {
    return this[this.findLastIndex(test, self)]
  })
  // Of plain data, which is all that the app clones.
  if (!window.structuredClone)
    window.structuredClone = function (data) {
      return JSON.parse(JSON.stringify(data))
    }

  var meta = document.querySelector('meta[name="csp-nonce"]')
  var nonce = meta ? meta.content : ''
  // The component library adds <style> elements as it goes; the policy lets in only those with the nonce.
  var create = Document.prototype.createElement
  Document.prototype.createElement = function createElement(name, options) {
    var element = create.call(this, name, options)
    if (nonce && String(name).toLowerCase() === 'style') element.setAttribute('nonce', nonce)
    return element
  }
  // A style attribute set as text is refused by the policy; the same text through the style object is not.
  var set = Element.prototype.setAttribute
  Element.prototype.setAttribute = function setAttribute(name, value) {
    // Asked thousands of times while a long table is scrolled: most names are told apart by their length.
    if (name.length === 5 && name.toLowerCase() === 'style' && this.style) this.style.cssText = String(value)
    else set.call(this, name, value)
  }
})()
