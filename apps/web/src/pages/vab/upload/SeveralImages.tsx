// Several images: sortable, at most four, with a tip; and the same read-only.
import { useState } from 'react'
import { useSay } from '../../../api/language.ts'
import { ImageCards } from '../../../showcase/upload/image/ImageCards.tsx'
import type { UploadedImage } from '../../../kit/upload/image/uploadedImage.ts'
import { Example } from '../Example.tsx'
import { drawing, libraryImages, severalImages } from '../libraryImages.ts'
import { flag, Settings } from '../Settings.tsx'
import styles from '../vab.module.css'
import { words } from './words.ts'

const start = [drawing('front.png', 215), drawing('side.png', 150)]

export function SeveralImages() {
  const say = useSay()
  const [props, setProps] = useState({ sortable: true, disabled: false, limit: 4 })
  const [images, setImages] = useState<readonly UploadedImage[]>(start)
  const { limit, ...rest } = props
  return (
    <Example title={words.many} text={words.manyText}>
      <Settings
        items={[
          flag('sortable'),
          flag('disabled'),
          { component: 'number', name: 'limit', label: 'limit', span: 6, options: { min: 0, max: 9 } },
        ]}
        value={props}
        onChange={setProps}
      />
      <div className={styles['stack']}>
        <ImageCards
          {...libraryImages}
          {...rest}
          label={say(words.site)}
          tip={say(words.siteTip)}
          images={images}
          onChange={setImages}
          rules={{ ...severalImages, limit }}
        />
        <pre className={styles['code']}>{images.map(({ name }) => name).join('\n') || '—'}</pre>
      </div>
    </Example>
  )
}
