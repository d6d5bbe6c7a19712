// The sweep of the screens in the room "forms".
import { sweep } from './sweep.ts'

sweep('forms')
