// Writes a new announcement.
import { NoticeForm } from './NoticeForm.tsx'

export const NoticeNew = () => <NoticeForm />
