// The steps from an entry of the log to the signatures below its checkpoint.
import { base64Of, hexOf } from '@register/contract/tlog/text'
import type { Translate } from '../../api/language.ts'
import type { CheckedProof, Signer } from './checked.ts'
import type { Step } from './Steps.tsx'
import { words } from './words.ts'

const fitsOf = { signed: true, altered: false, otherLog: 'unsaid', otherKey: 'unsaid' } as const

const lineOf = (t: Translate, { name, is }: Signer): string => t(words.signerLine(name, t(words.signer[is])))

/** Signatures below the checkpoint that are not the log's own. */
export const othersOf = ({ signers, checkpoint }: CheckedProof): Signer[] =>
  signers.filter(({ name }) => name !== checkpoint.origin)

function fitOf(witnesses: readonly Signer[]): boolean | 'unsaid' {
  if (witnesses.some(({ is }) => is === 'altered')) return false
  return witnesses.every(({ is }) => is === 'witness') || 'unsaid'
}

export function proofSteps(t: Translate, checked: CheckedProof): Step[] {
  const { entry, entryText, leaf, proof, root, isInTree, note, checkpoint, signing, signers } = checked
  const { steps } = words
  const own = signers.find(({ name }) => name === checkpoint.origin)
  const others = othersOf(checked)
  return [
    { title: steps.entry, text: steps.entryText(String(entry.id)), value: entryText },
    { title: steps.leaf, text: steps.leafText, value: hexOf(leaf) },
    {
      title: steps.path,
      text: steps.pathText(String(proof.path.length)),
      value: root ? [...proof.path.map(hexOf), `= ${base64Of(root)}`].join('\n') : t(steps.noRoot),
      fits: isInTree,
    },
    { title: steps.checkpoint, text: steps.checkpointText, value: note.text.trimEnd() },
    {
      title: steps.signature,
      text: steps.signatureText,
      value: own ? `${own.name}+${own.keyId}` : t(words.none),
      fits: fitsOf[signing],
    },
    {
      title: steps.witnesses,
      text: steps.witnessesText,
      value: others.map((one) => lineOf(t, one)).join('\n') || t(words.none),
      ...(others.length > 0 && { fits: fitOf(others) }),
    },
  ]
}
