// The sweep of the screens in the group "tables".
import { sweep } from './sweep.ts'

sweep('tables')
