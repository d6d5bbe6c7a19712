// The sweep of the screens in the group "site".
import { sweep } from './sweep.ts'

sweep('site')
