// What strangers open first: the build gives these pages little to fetch, and has the browser fetch it beside the app.

/** The pages that most strangers open first. The answer comes in parts: its first one is what is named here. */
export const firstPages = {
  search: 'site/search/Search.tsx',
  signIn: 'site/login/Login.tsx',
  answer: 'site/answer/AnswerView.tsx',
}

/** What the search draws below its first picture. */
export const drawnLater = ['site/search/front/LatestNotices.tsx'] as const
