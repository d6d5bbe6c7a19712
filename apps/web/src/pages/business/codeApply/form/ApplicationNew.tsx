// A new application for a code.
import { ApplicationForm } from './ApplicationForm.tsx'

export const ApplicationNew = () => <ApplicationForm />
