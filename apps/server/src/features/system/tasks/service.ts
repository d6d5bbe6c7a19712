// What the list of recurring tasks and the end of the process use of the task centre.
export { restarting } from './job.ts'
export { sweepTasks } from './store.ts'
