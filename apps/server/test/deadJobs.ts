// Jobs as a killed process leaves them, which needs the private tables of graphile-worker: the one place of the tests that names them.
import type pg from 'pg'

type Owner = Pick<pg.Client, 'query'>

/** The process of the job, or of every job, has given no sign of life for over a minute. */
export async function silence(owner: Owner, id?: string): Promise<void> {
  await owner.query(`UPDATE job SET beat_at = now() - interval '61 s' WHERE $1::text IS NULL OR id = $1`, [id])
  await owner.query(
    `UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '61 s' WHERE $1::text IS NULL OR key = $1`,
    [id],
  )
  await owner.query(
    `UPDATE graphile_worker._private_job_queues SET locked_at = now() - interval '61 s' WHERE locked_at IS NOT NULL`,
  )
}

/** The library has lost the job, which still waits in its row. */
export async function lose(owner: Owner, id: string): Promise<void> {
  await owner.query('DELETE FROM graphile_worker._private_jobs WHERE key = $1', [id])
  await owner.query(`UPDATE job SET state = 'waiting', beat_at = now() - interval '61 s' WHERE id = $1`, [id])
}

export const isInLibrary = async (owner: Owner, id: string): Promise<boolean> =>
  (await owner.query('SELECT 1 FROM graphile_worker.jobs WHERE key = $1', [id])).rowCount === 1
