// The sweep of the screens in the room "display".
import { sweep } from './sweep.ts'

sweep('display')
