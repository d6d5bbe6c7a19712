// The sweep of the screens in the room "office".
import { sweep } from './sweep.ts'

sweep('office')
