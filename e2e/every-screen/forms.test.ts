// The sweep of the screens in the group "forms".
import { sweep } from './sweep.ts'

sweep('forms')
