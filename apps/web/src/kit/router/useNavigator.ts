// The navigator of the page: its own in a tab of the office, else the window's. All parts of a page have the same one.
import { use } from 'react'
import { UNSAFE_NavigationContext as NavigationContext, type Navigator } from 'react-router'

export const useNavigator = (): Navigator => use(NavigationContext).navigator
