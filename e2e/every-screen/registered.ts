// The path of every declared screen, by its view.
import { allScreens } from '@register/contract/screens/all'

export const registered = (): Promise<Readonly<Record<string, string>>> =>
  Promise.resolve(Object.fromEntries(Object.entries(allScreens).map(([view, { path }]) => [view, path])))
