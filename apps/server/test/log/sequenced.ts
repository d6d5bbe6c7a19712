// The sequencer of the public log, which the process for work runs each second beside a real register.
import { sequenceLog } from '../../src/features/business/integrity/service.ts'
import type { TestApp } from '../app.ts'

/** @param remember as the guard does; by default it holds everything */
export const sequenced = (
  { db, secrets }: Pick<TestApp, 'db' | 'secrets'>,
  remember: (end: { size: number; head: string }) => Promise<boolean> = () => Promise.resolve(true),
): Promise<void> => sequenceLog({ db, secrets, origin: 'register.example/log', remember })
