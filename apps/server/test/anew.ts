// Before each file of server tests: what they share in a process begins anew.
import { rollAnew } from './make.ts'

rollAnew()
