// The frame of the office: menus, tabs and top bar around the open screen.
import { Outlet } from 'react-router'

export const OfficeShell = () => <Outlet />
