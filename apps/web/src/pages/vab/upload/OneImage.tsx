// Boxes for one image: plain, round, with custom content, disabled, small files only, and those that fail on purpose.
import type { Phrase } from '@register/contract/phrase'
import { useState } from 'react'
import { useSay } from '../../../api/language.ts'
import { Icon } from '../../../kit/action/icons.tsx'
import { imageRules } from '../../../kit/upload/fileRules.ts'
import { ImageBox, type ImageBoxProps } from '../../../kit/upload/image/ImageBox.tsx'
import type { UploadedImage } from '../../../kit/upload/image/uploadedImage.ts'
import { Example } from '../Example.tsx'
import { drawing, libraryImages, oneImage, refusing } from '../libraryImages.ts'
import styles from '../vab.module.css'
import { words } from './words.ts'

type Variant = Partial<Omit<ImageBoxProps, 'title'>> & { name: Phrase; title?: Phrase; start?: UploadedImage }

export function OneImage() {
  const say = useSay()
  const variants: readonly Variant[] = [
    { name: words.photo },
    { name: words.round, round: true, start: drawing(say(words.portrait), 215) },
    { name: words.own, title: words.seal, icon: <Icon name="certificate" />, width: 120, height: 120 },
    { name: words.cropped, crop: { aspect: 1, compress: 0.8 } },
    { name: words.disabled, disabled: true, start: drawing(say(words.portrait), 150) },
    { name: words.tiny, rules: imageRules(1024 * 1024) },
    { name: words.fails, send: () => refusing(say(words.full)) },
    { name: words.stays, remove: () => refusing(say(words.inUse)), start: drawing('nameplate.png', 30) },
    { name: words.discards, accept: () => false },
  ]
  return (
    <Example title={words.one} text={words.oneText}>
      <div className={styles['row']}>
        {variants.map((variant) => (
          <Box key={variant.name[1]} {...variant} />
        ))}
      </div>
    </Example>
  )
}

function Box({ name, title, start, ...props }: Variant) {
  const say = useSay()
  const [value, setValue] = useState<UploadedImage | null>(start ?? null)
  return (
    <figure className={styles['figure']}>
      <ImageBox
        {...libraryImages}
        rules={oneImage}
        {...props}
        {...(title && { title: say(title) })}
        label={say(name)}
        value={value}
        onChange={setValue}
      />
      <figcaption>{say(name)}</figcaption>
    </figure>
  )
}
