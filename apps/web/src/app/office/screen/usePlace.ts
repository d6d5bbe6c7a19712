// The place of the open page's address.
import { useLocation } from 'react-router'
import { useMenu } from '../../../api/session.ts'
import { placeOf, type Place } from './places.ts'

export function usePlace(): Place {
  const { pathname } = useLocation()
  return placeOf(pathname, useMenu())
}
