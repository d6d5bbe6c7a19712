// The zones of the server, from the database up to its features and its entry.

/** @typedef {import('./zone.mjs').Zone} Zone */

const notOnServer = [
  { test: /^(react|react-dom|antd|@ant-design\/)/, say: 'screens belong in apps/web; the server answers JSON.' },
]

/** @type {Zone[]} */
export const serverZones = [
  {
    name: 'server db',
    files: /^apps\/server\/src\/db\//,
    may: ['server db', 'contract', 'server configuration'],
    refuse: notOnServer,
    belongs: 'db is the lowest layer and knows no caller: take what you need as a parameter, or move it into db.',
  },
  {
    name: 'server access',
    files: /^apps\/server\/src\/access\//,
    may: ['server access', 'server db', 'contract', 'server configuration'],
    refuse: notOnServer,
    belongs: 'access stands on db alone: what access and a higher layer both need belongs in access or db.',
  },
  {
    name: 'server http',
    files: /^apps\/server\/src\/http\//,
    may: ['server http', 'server access', 'server db', 'contract', 'server configuration'],
    refuse: notOnServer,
    belongs: 'http stands on access and db: app.ts passes it what features need, as parameters.',
  },
  {
    name: 'server integrations',
    files: /^apps\/server\/src\/integrations\//,
    may: ['server integrations', 'server db', 'contract', 'server configuration'],
    refuse: notOnServer,
    belongs: 'integrations carry messages and know no person: the feature decides the text and the recipient.',
  },
  {
    name: 'server files',
    files: /^apps\/server\/src\/files\//,
    may: ['server files', 'server access', 'server db', 'contract', 'server configuration'],
    refuse: notOnServer,
    belongs: 'files stands on access and db: app.ts passes it what features need, as parameters.',
  },
  {
    name: 'server records',
    files: /^apps\/server\/src\/records\//,
    may: ['server records', 'server files', 'server access', 'server db', 'contract', 'server configuration'],
    refuse: notOnServer,
    belongs: 'records knows no record: the feature passes fields, table, scope and rules.',
  },
  {
    name: 'server jobs',
    files: /^apps\/server\/src\/jobs\//,
    may: ['server jobs', 'server access', 'server db', 'contract', 'server configuration'],
    refuse: notOnServer,
    belongs: 'jobs knows no feature: the handler lives in its feature and app.ts lists it.',
  },
  {
    name: 'server backup',
    files: /^apps\/server\/src\/backup\//,
    may: ['server backup', 'server files', 'server access', 'server db', 'contract', 'server configuration'],
    refuse: notOnServer,
    belongs: 'backup knows no feature: its caller passes it the checks and says the outcome.',
  },
  {
    name: 'server feature',
    files: /^apps\/server\/src\/features\/([^/]+\/[^/]+)\//,
    may: [
      'server jobs',
      'server records',
      'server http',
      'server files',
      'server integrations',
      'server access',
      'server db',
      'contract',
      'server configuration',
      // Its own folder; importProblem.mjs allows only service.ts of another feature.
      'server feature',
    ],
    refuse: notOnServer,
    belongs: 'a feature gets what it needs through Ctx: move shared code down into http, access or db.',
  },
  {
    name: 'server entry',
    files:
      /^apps\/server\/src\/(?:(?:start|operator|checks)\/[\w/]+|app|parts|main|work|worker|background|lifecycle|recurring|scheduled|nightly|checks)\.ts$/,
    may: 'all',
    belongs: '',
    refuse: notOnServer,
  },
  {
    name: 'server configuration',
    files: /^apps\/server\/src\/[^/]+\.ts$/,
    may: ['server configuration', 'contract'],
    refuse: notOnServer,
    belongs: 'files at the top of src are read by every layer, so they import none of them.',
  },
  { name: 'server ground', files: /^apps\/server\/(seed|test)\//, may: 'all', belongs: '', refuse: notOnServer },
]
