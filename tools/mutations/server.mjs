// Breaks in the rules of the contract and in the server: permissions, scopes, revisions, audit, limits, answers, checks.

/** @typedef {import('./list.mjs').Mutation} Mutation */

const features = 'apps/server/src/features'

/** @type {readonly Mutation[]} */
export const serverMutations = [
  {
    name: 'coverage says yes above the limit',
    promise: 'A product beyond the printed limit is never said to be covered by the certificate.',
    file: 'packages/contract/src/rules/coverage/compare.ts',
    find: 'asked.some((one) => compareDecimals(one, to) > 0)',
    put: 'asked.some((one) => compareDecimals(one, to) > 1)',
    caughtBy: {
      project: 'contract',
      file: 'packages/contract/src/rules/coverage/compare.test.ts',
      test: 'covers nothing that no single row holds',
    },
  },
  {
    name: 'permission dropped from an endpoint',
    promise: 'Only people with the permission delete posts.',
    file: 'packages/contract/src/system/post.ts',
    find: "  audit: 'post.remove',\n})",
    put: "  audit: 'post.remove',\n  ...({ access: 'signedIn' } as { access?: 'signedIn' }),\n})",
    caughtBy: {
      project: 'server',
      file: `${features}/system/post/post.test.ts`,
      test: 'is not changed over a newer one, and not by those who may not',
    },
  },
  {
    name: 'stale write accepted',
    promise: 'Nobody overwrites what another person saved in the meantime.',
    file: 'apps/server/src/records/stale.ts',
    find: 'if (row.rev === rev) return',
    put: 'if (row.rev >= rev) return',
    caughtBy: {
      project: 'server',
      file: `${features}/system/post/post.test.ts`,
      test: 'is not changed over a newer one',
    },
  },
  {
    name: 'scope widened in a store',
    promise: 'A person reads the applications of their own scope only.',
    file: `${features}/business/codeApply/store.ts`,
    find: '.where(inScope(scope, scopeColumns))',
    put: '.where(inScope({ ...scope, all: true }, scopeColumns))',
    caughtBy: { project: 'server', file: 'apps/server/test/scopes.test.ts', test: 'of the role' },
  },
  {
    name: 'formula in an export',
    promise: 'A text that looks like a formula stays a text in every workbook that leaves the register.',
    file: 'apps/server/src/files/book/xml.ts',
    find: '  return `<c r="${place}" t="inlineStr">',
    put: `  if (cell.startsWith('=')) return \`<c r="\${place}"><f>\${escaped(cell.slice(1))}</f></c>\`
  return \`<c r="\${place}" t="inlineStr">`,
    caughtBy: {
      project: 'server',
      file: `${features}/demo/sample/sheet.test.ts`,
      test: 'writes what looks like a formula as the text it is',
    },
  },
  {
    name: 'audit row not written',
    promise: 'Every act is on record with its person and its changes.',
    file: 'apps/server/src/http/write/write.ts',
    find: '    await appendAudit(inside, endpoint.audit ?? endpoint.path, 200)',
    put: '    if (attempt) await appendAudit(inside, endpoint.audit ?? endpoint.path, 200)',
    caughtBy: {
      project: 'server',
      file: `${features}/system/post/post.test.ts`,
      test: 'is added, changed and deleted, each with its trace',
    },
  },
  {
    name: 'audit rows not chained',
    promise: 'A row of the audit that is put in between others later is found.',
    file: 'apps/server/src/access/audit.ts',
    find: 'auditHash(ctx.secrets, head.last_hash, row)',
    put: 'auditHash(ctx.secrets, Buffer.alloc(head.last_hash.length), row)',
    caughtBy: {
      project: 'server',
      file: 'apps/server/test/verify.test.ts',
      test: 'a register without damage has no findings',
    },
  },
  {
    name: 'rate limit not counted',
    promise: 'Passwords cannot be tried without end from one address.',
    file: 'apps/server/src/http/limits/rate.ts',
    find: 'await limiter?.consume(who, calls)',
    put: 'await limiter?.get(who)',
    caughtBy: {
      project: 'server',
      file: `${features}/system/account/account.test.ts`,
      test: 'too many tries from one address are slowed down',
    },
  },
  {
    name: 'idempotency ignored',
    promise: 'A call that the browser repeats after a broken connection happens once.',
    file: 'apps/server/src/http/write/write.ts',
    find: 'const attempt =\n    key && ctx.actor',
    put: "const attempt =\n    key === '' && ctx.actor",
    caughtBy: {
      project: 'server',
      file: `${features}/business/codeApply/codeApply.test.ts`,
      test: 'a retried application happens once',
    },
  },
  {
    name: 'list filter ignored by the server',
    promise: 'A list contains only the rows that its filters ask for.',
    file: 'apps/server/src/db/list.ts',
    find: "if (typeof raw === 'string' && raw !== '')",
    put: "if (typeof raw === 'string' && raw.includes('|'))",
    caughtBy: {
      project: 'server',
      file: `${features}/system/post/post.test.ts`,
      test: 'is in its order, filtered and searched',
    },
  },
  {
    name: 'suspended certificate answered as valid',
    promise: 'The public answer says at once that a certificate is suspended.',
    file: `${features}/business/report/content/row.ts`,
    find: "then 'expired' else ${row}.standing end",
    put: "then 'expired' when ${row}.standing = 'suspended' then 'published' else ${row}.standing end",
    caughtBy: {
      project: 'server',
      file: `${features}/business/report/lifecycle/standing.test.ts`,
      test: 'changes the status at once, and is what all readers see',
    },
  },
  {
    name: 'session usable after the sign-out',
    promise: 'After signing out, the token of the browser is worth nothing.',
    file: `${features}/system/account/routes.ts`,
    find: 'await closeSession(ctx.db, ctx.actor.sessionId)',
    put: 'await closeSession(ctx.db, -ctx.actor.sessionId)',
    caughtBy: { project: 'server', file: `${features}/system/account/account.test.ts`, test: 'signing out' },
  },
  {
    name: 'check of the register overlooks a missing file',
    promise: '`npm run verify` names every stored file that is missing, for example after a backup was put back.',
    file: `${features}/business/file/findings.ts`,
    find: 'if (hashes[index] === sha256 ||',
    put: 'if (hashes[index] === undefined || hashes[index] === sha256 ||',
    caughtBy: { project: 'server', file: 'apps/server/test/verify.test.ts', test: 'changed bytes, and a missing file' },
  },
  {
    name: 'generated code is open to its labels',
    promise: 'A label that an administrator types in the code generator cannot become SQL of its own.',
    file: `${features}/system/generator/write/code.ts`,
    find: `\`'\${text.replaceAll("'", "''")}'\``,
    put: "`'${text}'`",
    caughtBy: {
      project: 'server',
      file: `${features}/system/generator/write/write.test.ts`,
      test: 'of SQL double their quotes',
    },
  },
  {
    name: 'public log rolled back unnoticed',
    promise: 'Anyone who remembers the end of the public log finds that it was cut later.',
    file: 'tools/log/check-log.mjs',
    find: 'if (size < earlier.size)',
    put: 'if (size < 0)',
    caughtBy: {
      project: 'server',
      file: `${features}/business/integrity/tampering.test.ts`,
      test: 'a log rolled back is found',
    },
  },
]
