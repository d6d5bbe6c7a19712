// Which folder may import which: the one table behind the lint rule register/arrows.
import { serverZones } from './serverZones.mjs'
import { webZones } from './webZones.mjs'
import { nodeModule } from './zone.mjs'

/** @typedef {import('./zone.mjs').Zone} Zone */

const justDeclares = {
  test: /^(zod|croner)(\/|$)/,
  say: 'the contract only declares, with zod, and reads schedules with croner: work that needs a library belongs in apps/server or apps/web.',
}

/** @type {Zone[]} */
export const zones = [
  {
    name: 'tests',
    files: /(\.test\.tsx?|^packages\/contract\/test\/.*)$/,
    may: 'all',
    belongs: '',
  },
  {
    name: 'contract rules',
    files: /^packages\/contract\/src\/rules\//,
    may: ['contract rules', 'contract core'],
    only: {
      test: /^zod(\/|$)/,
      say: 'the rules of the register are plain functions and values, with zod for their shapes.',
    },
    refuse: [
      {
        test: /\/endpoint\.ts$/,
        say: 'rules have no address: an endpoint belongs in business/<feature>, which stands on the rules.',
      },
    ],
    belongs: 'the rules know no feature: take what you need as a parameter, or move the fact into rules.',
  },
  {
    name: 'contract',
    files: /^packages\/contract\/src\/(?:business|system|demo|features|all|openapi|audit|log|screens)(?:\/|\.ts)/,
    may: ['contract', 'contract rules', 'contract core'],
    only: justDeclares,
    belongs: 'the contract imports no app: move the declaration into packages/contract/src.',
  },
  {
    name: 'contract core',
    files: /^packages\/contract\/src\//,
    may: ['contract core'],
    only: justDeclares,
    belongs: 'the contract imports no app: move the declaration into packages/contract/src.',
  },
  ...serverZones,
  ...webZones,
  {
    name: 'browser tests',
    files: /^e2e\//,
    may: ['browser tests', 'contract'],
    belongs: 'browser tests meet the product from outside: use its pages, or its endpoints through the contract.',
  },
  {
    name: 'soak',
    files: /^soak\//,
    may: ['soak', 'deployment'],
    belongs:
      'the soak meets the built product from outside: as its users over HTTP, as its operator by processes; how a cluster is started is the deployment’s.',
  },
  {
    name: 'deployment',
    files: /^deploy\//,
    may: ['deployment'],
    belongs:
      'the deployment starts the built product, and what it stands on, as an operator does: by its settings and processes.',
  },
  {
    name: 'attack',
    files: /^attack\//,
    may: ['attack', 'soak', 'contract'],
    belongs:
      'the attack meets the product as a stranger does, over HTTP: what it expects is declared in the contract, how a product is started is the soak’s.',
  },
  {
    name: 'benchmarks',
    files: /^bench\//,
    may: ['benchmarks'],
    only: { test: nodeModule, say: 'benchmarks load packages of the server through bench/product/modules.mjs.' },
    belongs:
      'benchmarks meet the product over HTTP; what they load of the built server goes through bench/product/modules.mjs.',
  },
]
