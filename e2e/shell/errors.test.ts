// The error catalogue, each failure provoked: refusals of the server, errors of scripts, files that do not load (docs/rules/office.md#errors).
import { ownAnswer } from '@register/contract/errors'
import { describe, expect, test } from 'vitest'
import type { Page, Route } from 'playwright-core'
import { settled } from '../every-screen/look.ts'
import { picture } from '../kit/given.ts'
import { goTo } from '../office.ts'
import { at, callPeople, person, seen, site, visitor, type Arrival } from '../people.ts'
import { theServer } from '../theServer.ts'
import { intercept } from '../arranged/intercept.ts'

let page: Page
const people = callPeople()
const come = async (arrival?: Arrival) => {
  page = await people('body-manager', arrival)
}

/** Goes to an address within the app. */
const go = (hash: string) => page.evaluate((to) => void (location.hash = to), `#${hash}`)
const failing = at('/test/codebug', '故意出错')
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
/** The content of the notification or alert with this title, once it contains the text. */
async function alertText(title: string, text: string): Promise<string> {
  const alert = page.getByRole('alert').filter({ hasText: title }).filter({ hasText: text })
  await seen(alert)
  return alert.first().innerText()
}

const refusals = [
  ['HTTP 404', '请求错误', 'Status:404，正在请求不存在的服务器记录！'],
  ['HTTP 500', '请求错误', 'Status:500，服务器发生错误！'],
  ['HTTP 500 附带消息', '请求错误', '数据库正在维护，请十分钟后再试'],
  ['HTTP 403', '操作未完成', 'Status:403，未知错误！'],
  ['HTTP 418', '操作未完成', 'Status:418，未知错误！'],
  ['HTTP 418 附带消息', '操作未完成', '数据库正在维护，请十分钟后再试'],
  ['HTTP 503', '请求错误', 'Status:503，未知错误！'],
  ['应答无法读取', '请求错误', '数据格式错误'],
] as const

describe('the server refuses', () => {
  test('each refusal is shown with its title and its message', async () => {
    await come(failing)
    for (const [button, title, text] of refusals) {
      await press(button)
      expect(await alertText(title, text), button).toContain(text)
    }
  })

  test('an error stays, is not shown twice, and disappears with its page', async () => {
    await come(failing)
    const alert = page.getByRole('alert').filter({ hasText: 'Status:403' })
    await press('HTTP 403')
    await seen(alert)
    const again = page.waitForResponse((response) => response.status() === 403)
    await press('HTTP 403')
    await again
    await expect.poll(() => alert.count()).toBe(1)
    await go('/business/changeNotice/list')
    await expect.poll(() => alert.count()).toBe(0)
  })

  test('the server does not answer', async () => {
    await come(failing)
    await intercept(page, '**/api/demo/status*', (route) => route.abort())
    await press('十秒内没有应答')
    expect(await alertText('请求错误', '请求服务器无响应！')).toContain('请求服务器无响应！')
  })

  test('a refused session opens one dialog, which leads only to the sign-in page and back', async () => {
    await come(failing)
    await press('HTTP 401')
    const dialog = page.getByRole('dialog', { name: '无权限访问' })
    await dialog.waitFor()
    await seen(dialog.getByText('当前用户已被登出或无权限访问当前资源，请尝试重新登录后再操作。'))
    expect(await page.getByRole('alert').count()).toBe(0)
    // Neither a click outside, nor Escape, however often, nor another button closes it.
    await page.mouse.click(10, 10)
    for (let n = 0; n < 4; n++) await page.keyboard.press('Escape')
    expect(await dialog.isVisible()).toBe(true)
    expect(await dialog.getByRole('button').allInnerTexts()).toEqual(['重新登录'])
    expect(await dialog.count()).toBe(1)
    await dialog.getByRole('button', { name: '重新登录' }).click()
    await page.getByRole('heading', { level: 1, name: '登录' }).waitFor()
    await page.getByRole('textbox', { name: '用户名' }).fill('body-manager')
    await page.getByRole('textbox', { name: '密码' }).fill(theServer().demoPassword)
    await page.getByRole('button', { name: '登录' }).click()
    await seen(page.getByRole('heading', { level: 1, name: '故意出错' }))
  })

  test('a refused session leaves the office as it is: menu, user and permissions stay', async () => {
    await come(at('/business/report/list', '型式试验报告'))
    const acts = ['新建报告', '导出']
    for (const name of acts)
      await seen(page.getByRole('main').getByRole('link', { name }).or(page.getByRole('button', { name })))
    await goTo(page, '/test/codebug', '故意出错')
    await press('HTTP 401')
    await page.getByRole('dialog', { name: '无权限访问' }).waitFor()
    await page.keyboard.press('Escape')
    await go('/business/report/list')
    await seen(page.getByText(/^TSX/))
    for (const name of acts)
      await seen(page.getByRole('main').getByRole('link', { name }).or(page.getByRole('button', { name })))
    expect(await page.getByRole('navigation', { name: '主菜单' }).getByRole('menuitem').count()).toBeGreaterThan(2)
    expect(await page.getByRole('button', { name: /^账户：/ }).count()).toBe(1)
    // A reload works in every window, because the session itself has not ended.
    await page.reload()
    await seen(page.getByText(/^TSX/))
    expect(await page.getByRole('dialog', { name: '无权限访问' }).isVisible()).toBe(false)
  })

  test('a body that says 401, on several calls at once, opens one dialog', async () => {
    await come()
    await intercept(page, '**/api/{demo,system}/**', (route) =>
      route.fulfill({ headers: { [ownAnswer]: '1' }, json: { code: 401, msg: '会话已结束' } }),
    )
    await go('/template/list/tab')
    const dialog = page.getByRole('dialog', { name: '无权限访问' })
    await dialog.waitFor()
    expect(await dialog.count()).toBe(1)
  })
})

describe('a table', () => {
  test.each([
    ['says what a body of another code says', { json: { code: 500, msg: '样品正在盘点' } }, '样品正在盘点'],
    [
      'says a failure without words in a sentence',
      { status: 502, body: 'Bad Gateway' },
      '服务器暂时不能应答，请稍后再试',
    ],
    ['says that it cannot read what came', { body: '<html></html>' }, '数据格式错误'],
    ['says that what came is no list', { json: { code: 200, msg: '', data: {} } }, '数据格式错误'],
  ])('%s', async (_, answer, text) => {
    await come()
    await intercept(page, '**/api/demo/page?*', (route) => route.fulfill(answer))
    await go('/template/list/width')
    await seen(page.getByRole('main').getByRole('alert').getByText(text, { exact: true }))
    await page.unroute('**/api/demo/page?*')
    await page.getByRole('main').getByRole('button', { name: '重新加载' }).click()
    await seen(page.getByText(/^YP-2026-\d{4}$/))
  })
})

test('an unknown component of a form is named in its place', async () => {
  await come(at('/vab/form', '配置表单'))
  await seen(page.getByText('[map] Component not found'))
})

test('uploads and deletions that fail say so', async () => {
  await come(at('/vab/upload', '上传'))
  const box = (label: string) => page.getByRole('figure').filter({ hasText: label })
  await box('上传失败').locator('input[type="file"]').setInputFiles(picture('a.png'))
  expect(await alertText('上传文件未成功', '存储服务繁忙')).not.toContain('请求错误')
  const stays = box('删除失败')
  await stays.hover()
  await stays.getByRole('button', { name: /^移除/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '移除' }).click()
  expect(await alertText('删除失败！', '文件正被报告使用')).not.toContain('请求错误')
})

const kinds = [
  ['TypeError', '使用了错误的类型或对象'],
  ['ReferenceError', '未找到对象'],
  ['RangeError', '使用内置对象时，参数超范围'],
  ['SyntaxError', '语法错误'],
  ['URIError', 'URI错误'],
  ['EvalError', '错误的使用了Eval'],
  ['InternalError', 'Javascript引擎内部错误'],
  ['Error', '未知错误'],
] as const

test('errors of scripts are shown by their kind, except for those that a caller has shown', async () => {
  await come(failing)
  for (const [name, title] of kinds)
    for (const where of ['回调中', '异步任务中']) {
      await press(`${name} ${where}`)
      const alert = page.getByRole('alert').filter({ hasText: title })
      await seen(alert)
      await alert.getByRole('button', { name: '关闭' }).click()
      await alert.waitFor({ state: 'hidden' })
    }
  await press('带有 HTTP 状态的错误')
  // The next error is reported; the one before was skipped.
  await press('TypeError 回调中')
  await seen(page.getByRole('alert').filter({ hasText: '使用了错误的类型或对象' }))
  expect(await page.getByRole('alert').filter({ hasText: '数据库正在维护' }).count()).toBe(0)
})

describe('a page', () => {
  test('whose parts do not load offers to load it again', async () => {
    await come(failing)
    await press('页面资源无法加载')
    expect(await alertText('页面的一部分没有取到', '原因不明')).not.toContain('系统已更新')
    await page.getByRole('alert').getByRole('button', { name: '重新加载' }).click()
    await seen(page.getByRole('heading', { level: 1, name: '故意出错' }))
  })

  test('whose parts do not load for want of a network says that', async () => {
    await come(failing)
    await intercept(page, '**/', (route) => (route.request().method() === 'HEAD' ? route.abort() : route.continue()))
    await press('页面资源无法加载')
    expect(await alertText('没有网络', '网络恢复后请再试一次')).not.toContain('原因不明')
    await page.unroute('**/')
  })

  test('whose file does not load says so, and the other tabs lose nothing', async () => {
    await come(at('/template/list/crud/detail', '登记样品'))
    const name = page.getByRole('main').getByRole('textbox', { name: '样品名称' })
    await name.fill('不能丢失的样品')
    await intercept(page, '**/assets/ChangeNoticeList-*.js', (route) => route.abort())
    await go('/business/changeNotice/list')
    // In the page's own place only, and the window is not loaded anew by itself: something was typed in another tab.
    const told = page.getByRole('main').getByRole('alert').filter({ hasText: '这一部分没有取到' })
    await seen(told)
    expect(await page.getByRole('alert').count()).toBe(1)
    await go('/template/list/crud/detail')
    await expect.poll(() => name.inputValue()).toBe('不能丢失的样品')
  })

  test('that a person opens without a network, having just signed in, comes by itself later; the tabs stay meanwhile', async () => {
    const { page: office, close } = await visitor('/login')
    await office.getByRole('textbox', { name: '用户名' }).fill('head-office')
    await office.getByRole('textbox', { name: '密码' }).fill(theServer().demoPassword)
    await office.getByRole('button', { name: '登录' }).click()
    await goTo(office, '/business/errorReport/list', '纠错处理')
    let isLost = true
    const lose = (route: Route) => (isLost ? route.abort() : route.continue())
    await intercept(office, /assets\/.*\.js$/, lose)
    await intercept(
      office,
      (url) => url.pathname === '/',
      (route) => (route.request().method() === 'HEAD' ? lose(route) : route.continue()),
    )
    await office.evaluate(() => void (location.hash = '#/business/changeNotice/list'))
    await seen(office.getByRole('main').getByRole('heading', { name: '没有网络' }))
    expect(await office.getByRole('alert').count()).toBe(1)
    const tabs = office.getByRole('navigation', { name: '打开的页面' })
    for (const name of ['首页', '纠错处理', '变更公告']) await seen(tabs.getByText(name, { exact: true }))
    isLost = false
    await seen(office.getByRole('heading', { level: 1, name: '变更公告' }))
    await close()
  })

  test('whose first files are gone says so in place of "loading", and is loaded again', async () => {
    const stranger = await visitor('/login')
    const gone = '**/assets/rolldown-runtime-*.js'
    await intercept(stranger.page, gone, (route) => route.fulfill({ status: 404, body: '{}' }))
    await stranger.page.reload()
    const alert = stranger.page.getByRole('alert')
    await seen(alert.getByText('页面无法加载：系统可能已更新，或网络已断开。'))
    expect(await alert.getByText('正在加载…').isVisible()).toBe(false)
    await stranger.page.unroute(gone)
    await alert.getByRole('button', { name: '重新加载' }).click()
    await seen(stranger.page.getByRole('heading', { level: 1, name: '登录' }))
    await stranger.close()
  })

  test('that fails while it is drawn leaves the frame in place', async () => {
    await come(failing)
    await press('绘制时出错')
    await seen(page.getByRole('main').getByRole('heading', { name: '页面出错了' }))
    const told = page.getByRole('main').getByText('求助时请提供编号')
    expect(await told.innerText()).toMatch(/Error|错误|对象/)
    expect(await told.innerText()).toMatch(/\/test\/codebug · 20\d\d-\d\d-\d\d \d\d:\d\d:\d\d/)
    await seen(page.getByRole('main').getByRole('link', { name: '返回首页' }))
    await page.getByRole('navigation', { name: '打开的页面' }).getByRole('link', { name: '首页' }).click()
    await seen(page.getByRole('heading', { level: 1, name: /好$/ }))
  })

  test('that fails a second time forgets what it kept, and says so', async () => {
    const admin = await person('system-admin')
    page = admin.page
    await goTo(page, '/system/post?form=new', '岗位管理')
    await page.getByRole('dialog').getByRole('textbox', { name: '岗位名称' }).fill('使页面出错的岗位')
    // The list behind the form is there: one that is still on its way would be the broken one, and the reload the second failure.
    await settled(page)
    await intercept(page, '**/api/system/post/list?*', (route) =>
      route.fulfill({ headers: { [ownAnswer]: '1' }, json: { code: 200, msg: '', data: { total: 1, list: [null] } } }),
    )
    await page.reload()
    const told = (text: RegExp) => seen(page.getByRole('main').getByText(text))
    await told(/已填写的内容可能尚未保存/)
    await page.getByRole('main').getByRole('button', { name: '重新加载' }).click()
    await told(/连续两次出错.*已清除/)
    await page.unroute('**/api/system/post/list?*')
    await page.getByRole('main').getByRole('button', { name: '重新打开' }).click()
    await seen(page.getByRole('heading', { level: 1, name: '岗位管理' }))
    // What the address said besides the page is gone too, and the form begins empty.
    await page.getByRole('main').getByRole('button', { name: '新建' }).click()
    expect(await page.getByRole('dialog').getByRole('textbox', { name: '岗位名称' }).inputValue()).toBe('')
    await admin.close()
  })

  test('that does not exist offers ways to continue, and does not ask a person who is signed in to sign in', async () => {
    await come(failing)
    await go('/business/none')
    await seen(page.getByRole('heading', { level: 1, name: '页面不存在' }))
    expect(await page.getByRole('main').getByText('登录').count()).toBe(0)
    await press('返回上一页')
    await seen(page.getByRole('heading', { level: 1, name: '故意出错' }))
    await go('/business/none')
    await page.getByRole('link', { name: '返回首页' }).click()
    await seen(page.getByRole('heading', { level: 1, name: /好$/ }))
  })

  test('that this person may not open offers to sign in with another account', async () => {
    const maker = await person('enterprise')
    await goTo(maker.page, '/business/report/import', '没有权限')
    await maker.page.getByRole('main').getByRole('button', { name: '换个账号登录' }).click()
    await seen(maker.page.getByRole('heading', { level: 1, name: '登录' }))
    await expect.poll(() => maker.page.url()).toBe(site('/login'))
    await maker.close()
  })
})

test('a list that cannot be read anew keeps its rows, says so, and is read by itself once it can', async () => {
  const admin = await person('system-admin')
  page = admin.page
  await goTo(page, '/system/post', '岗位管理')
  const rows = page.getByRole('row')
  await seen(rows.nth(1))
  const before = await rows.count()
  const list = '**/api/system/post/list?*'
  const away = {
    status: 503,
    headers: { [ownAnswer]: '1' },
    json: { code: 503, msg: '数据库暂时不可用，请稍后再试', data: null },
  }
  await intercept(page, list, (route) => route.fulfill(away))
  await page.getByRole('button', { name: '刷新', exact: true }).click()
  const told = page.getByRole('status').filter({ hasText: '正在自动重试' })
  await seen(told)
  expect(await rows.count()).toBe(before)
  await page.unroute(list)
  await expect.poll(() => told.count()).toBe(0)
  expect(await rows.count()).toBe(before)
  await admin.close()
})

// The last test, because an installed clock stays, and errors of scripts read differently with it.
test('no answer within ten seconds counts as none', async () => {
  await come(failing)
  await page.clock.install()
  await press('十秒内没有应答')
  await page.clock.fastForward(10_000)
  expect(await alertText('请求错误', '请求服务器无响应！')).toContain('请求服务器无响应！')
})
