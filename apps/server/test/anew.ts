// Runs before each file of server tests: resets the state that they share in a process.
import { resetDice } from './make.ts'

resetDice()
