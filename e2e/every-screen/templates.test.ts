// The sweep of the screens in the room "templates".
import { sweep } from './sweep.ts'

sweep('templates')
