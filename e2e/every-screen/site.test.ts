// The sweep of the screens in the room "site".
import { sweep } from './sweep.ts'

sweep('site')
