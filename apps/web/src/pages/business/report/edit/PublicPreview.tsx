// What the public would read of a draft: the public page itself, with data from the server, and with its links and buttons off.
import { previewAnswer } from '@register/contract/business/content/preview'
import { useSay } from '../../../../api/language.ts'
import { useRead } from '../../../../api/query.ts'
import { Notice } from '../../../../kit/feedback/Notice.tsx'
import { late } from '../../../../kit/plain/late.tsx'
import { LinksOff } from '../../../../kit/plain/linksOff.ts'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import styles from './edit.module.css'
import { words } from './words.ts'

/** The public page as the site's own chunk: neither the editor nor the public page gets larger. */
const AnswerView = late(async () => (await import('../../../../site/answer/AnswerView.tsx')).AnswerView)

/** `partly`: some of the input is wrong and not saved, so it is missing from the preview. */
export function PublicPreview({ id, partly }: { id: number; partly: boolean }) {
  const say = useSay()
  const reading = useRead(previewAnswer, { body: { id } }, { staleTime: 0, gcTime: 0 })
  return (
    <div className={styles['stack']}>
      <Notice
        tone={partly ? 'warn' : 'note'}
        title={say(words.previewMark)}
        text={say(partly ? words.previewPartly : words.previewText)}
      />
      <LoadState reading={reading} lines={9}>
        {(answer) => (
          <LinksOff value>
            <fieldset disabled className={styles['preview']} aria-label={say(words.previewTitle)}>
              <AnswerView answer={answer} />
            </fieldset>
          </LinksOff>
        )}
      </LoadState>
    </div>
  )
}
