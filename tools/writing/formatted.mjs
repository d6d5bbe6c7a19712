// Brings a written file into the project's format, so that writing what has not changed changes nothing.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** @param {string} target */
export const format = (target) =>
  void spawnSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', target], { cwd: root })
