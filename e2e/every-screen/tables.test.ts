// The sweep of the screens in the room "tables".
import { sweep } from './sweep.ts'

sweep('tables')
