// Puts jobs into the state that a killed process leaves. This needs the private tables of graphile-worker, which only this file of the tests names.
import type pg from 'pg'

type Owner = Pick<pg.Client, 'query'>

/** Pretends that the process of the job, or of every job, has given no sign of life for over a minute. */
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

/** Removes the job from the library, while its row still waits. */
export async function lose(owner: Owner, id: string): Promise<void> {
  await owner.query('DELETE FROM graphile_worker._private_jobs WHERE key = $1', [id])
  await owner.query(`UPDATE job SET state = 'waiting', beat_at = now() - interval '61 s' WHERE id = $1`, [id])
}

export const isInLibrary = async (owner: Owner, id: string): Promise<boolean> =>
  (await owner.query('SELECT 1 FROM graphile_worker.jobs WHERE key = $1', [id])).rowCount === 1
