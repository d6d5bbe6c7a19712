// The sweep of the screens in the group "templates".
import { sweep } from './sweep.ts'

sweep('templates')
