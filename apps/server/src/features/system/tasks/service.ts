// What the list of recurring tasks, the list of jobs and the office's frame use of the task centre.
export { exportJobs } from './job.ts'
export { countActive, sweepTasks } from './store.ts'
