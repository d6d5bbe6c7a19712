// Several first starts as root at the same moment agree on one account.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { databaseAccount } from './account.ts'

test.runIf(process.getuid?.() === 0)('six starts at once create one account, and all of them use it', async () => {
  const name = `register-pg-${process.pid}`
  onTestFinished(() => void execFileSync('userdel', [name]))
  const found = await Promise.all(Array.from({ length: 6 }, () => databaseAccount([], name)))
  const uid = Number(
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.split(':')[2],
  )
  expect(found.map((account) => account?.uid)).toEqual(Array(6).fill(uid))
})
