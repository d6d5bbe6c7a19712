// The allowed file names of each zone: a closed set, so that every feature has the same files.

/**
 * `names` is matched against the path below the zone's own folder. `exceptions` are whole paths that do not fit yet; the list only becomes shorter.
 * @typedef {{ zone: string, names: RegExp, say: string, exceptions: readonly string[] }} Vocabulary
 */

const sayWeb =
  'screens and their pieces are named in capitals as what they draw (ReportList.tsx), hooks useX.ts, texts words.ts: rename it, or move what it knows into the contract or the kit.'
const webNames = /(^|\/)([A-Z]\w*\.tsx|use[A-Z]\w*\.tsx?|words\.ts)$/

/** @type {readonly Vocabulary[]} */
export const vocabularies = [
  {
    zone: 'server feature',
    // Files in a subfolder may have any name.
    names: /^((routes|service|store|list|read|sheet|import|findings|job)\.ts|[a-z]\w*\/.+)$/,
    say: 'a feature’s files are routes, service, store, list, read, sheet, import, findings and job: rename it, or put the second idea into a folder named by its noun.',
    exceptions: [],
  },
  {
    zone: 'web page',
    names: webNames,
    say: sayWeb,
    exceptions: [
      'apps/web/src/pages/business/codeApply/codeStanding.ts',
      'apps/web/src/pages/business/codeApply/form/draft.ts',
      'apps/web/src/pages/business/codeApply/review/steps.ts',
      'apps/web/src/pages/business/report/content.ts',
      'apps/web/src/pages/business/report/edit/lastValid.ts',
      'apps/web/src/pages/business/report/edit/toForm.ts',
      'apps/web/src/pages/business/report/knownForms.ts',
    ],
  },
  {
    zone: 'web area',
    names: webNames,
    say: sayWeb,
    exceptions: ['apps/web/src/pages/business/recordColumns.tsx', 'apps/web/src/pages/business/recordInputs.tsx'],
  },
]
