// The sweep of the screens in the group "office".
import { sweep } from './sweep.ts'

sweep('office')
