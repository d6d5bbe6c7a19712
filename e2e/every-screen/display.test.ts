// The sweep of the screens in the group "display".
import { sweep } from './sweep.ts'

sweep('display')
