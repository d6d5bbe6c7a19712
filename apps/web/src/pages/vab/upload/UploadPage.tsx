// Uploads of one image, several images and files, in all their states.
import { acceptedExtensions, maxFileBytes } from '@register/contract/business/file'
import type { Phrase } from '@register/contract/phrase'
import { deleteFile, uploadPublicFile, type LibraryFile } from '@register/contract/system/file'
import { useState } from 'react'
import { pieceOf } from '../piece.ts'
import { formPieces } from '../formPieces.ts'
import { Showcase } from '../Showcase.tsx'
import { useTranslate } from '../../../api/language.ts'
import { ImageCards } from '../../../showcase/upload/image/ImageCards.tsx'
import type { UploadedImage } from '../../../kit/upload/image/uploadedImage.ts'
import { Example } from '../Example.tsx'
import { drawing, libraryImages, oneImage, refusing, severalImages } from '../libraryImages.ts'
import { flag, Settings } from '../Settings.tsx'
import styles from '../vab.module.css'
import { call } from '../../../api/call.ts'
import { upload } from '../../../api/transfer.ts'
import { UploadList } from '../../../kit/upload/UploadList.tsx'
import { Icon } from '../../../kit/action/icons.tsx'
import { imageRules } from '../../../kit/upload/fileRules.ts'
import { ImageBox, type ImageBoxProps } from '../../../kit/upload/image/ImageBox.tsx'

// Texts of the page on uploads.
const words = {
  one: ['单图上传', 'One image'],
  oneText: [
    '只收 gif、jpeg、png，须小于 10 MB。上传中显示原图与百分比，可取消；成功后可预览、更换、移除，移除前询问。新图替换旧图；上传失败时旧图保留。',
    'Accepts gif, jpeg and png below 10 MB. During the upload it shows the picture and the percentage and can be stopped; then it can be viewed, replaced and removed, after a question. A new image replaces the old one; if it fails the old one stays.',
  ],
  photo: ['照片', 'Photograph'],
  round: ['圆形', 'Round'],
  own: ['自定图标与标题', 'Own icon and title'],
  seal: ['上传印章', 'Upload the seal'],
  disabled: ['禁用', 'Disabled'],
  fails: ['上传失败', 'Fails on the way'],
  stays: ['删除失败', 'Cannot be deleted'],
  discards: ['结果不被采用', 'Result not used'],
  cropped: ['先剪裁', 'Cropped first'],
  tiny: ['须小于 1 MB', 'Below 1 MB'],
  many: ['多图上传', 'Several images'],
  manyText: [
    '可多选或拖入；手柄排序（空格键拿起，方向键移动）；点图连续预览；超过数量时提示。',
    'Choose or drop several; reorder by the grip (space picks up, arrows move); press an image to look through all; beyond the limit a message says so.',
  ],
  site: ['现场照片', 'Site photographs'],
  siteTip: ['铭牌须清晰可读', 'The nameplate must be readable'],
  files: ['文件上传', 'Files'],
  filesText: [
    '只检查大小，也可限定类型。点文件名在新窗口打开；失败的文件说明原因并可重传。',
    'Checks the size, and the types where set. A press on the name opens the file in a new window; a failed one gives the reason and can be sent again.',
  ],
  paper: ['证明材料', 'Proof'],
  paperTip: ['扫描件请合并为一个文件', 'Please put scans together in one file'],
  drag: ['拖拽区域', 'Place to drop'],
  refused: ['上传与删除都失败', 'Uploading and deleting both fail'],
  full: ['存储服务繁忙', 'The storage is busy'],
  inUse: ['文件正被报告使用', 'A report uses this file'],
  portrait: ['肖像', 'Portrait'],
} as const satisfies Record<string, Phrase>

// Boxes for one image: plain, round, with custom content, disabled, small files only, and those that fail on purpose.
type Variant = Partial<Omit<ImageBoxProps, 'title'>> & { name: Phrase; title?: Phrase; start?: UploadedImage }

function OneImage() {
  const t = useTranslate()
  const variants: readonly Variant[] = [
    { name: words.photo },
    { name: words.round, round: true, start: drawing(t(words.portrait), 215) },
    { name: words.own, title: words.seal, icon: <Icon name="certificate" />, width: 120, height: 120 },
    { name: words.cropped, crop: { aspect: 1, compress: 0.8 } },
    { name: words.disabled, disabled: true, start: drawing(t(words.portrait), 150) },
    { name: words.tiny, rules: imageRules(1024 * 1024) },
    { name: words.fails, send: () => refusing(t(words.full)) },
    { name: words.stays, remove: () => refusing(t(words.inUse)), start: drawing('nameplate.png', 30) },
    { name: words.discards, accept: () => false },
  ]
  return (
    <Example title={words.one} text={words.oneText}>
      <div className={`row wrap gap-12 below-12 ${styles['row']}`}>
        {variants.map((variant) => (
          <Box key={variant.name[1]} {...variant} />
        ))}
      </div>
    </Example>
  )
}

function Box({ name, title, start, ...props }: Variant) {
  const t = useTranslate()
  const [value, setValue] = useState<UploadedImage | null>(start ?? null)
  return (
    <figure className={`stack gap-8 items-start no-margin ${styles['figure']}`}>
      <ImageBox
        {...libraryImages}
        rules={oneImage}
        {...props}
        {...(title && { title: t(title) })}
        label={name}
        value={value}
        onChange={setValue}
      />
      <figcaption className="quiet small">{t(name)}</figcaption>
    </figure>
  )
}

// Lists of files: with all their types and a limit, with a wide drop area, and with a server that refuses.
const stored = { id: 'x', name: 'report.pdf', size: 48_000, url: '#/vab/upload' }

function Files() {
  const t = useTranslate()
  const paper = useFiles()
  const dropped = useFiles()
  return (
    <Example title={words.files} text={words.filesText}>
      <div className="stack fit gap-16">
        <UploadList<LibraryFile>
          {...paper}
          label={words.paper}
          hint={words.paperTip}
          required
          rules={{ below: maxFileBytes, extensions: acceptedExtensions, limit: 3 }}
        />
        <UploadList<LibraryFile> {...dropped} drag label={words.drag} rules={{ below: maxFileBytes, limit: 0 }} />
        <UploadList
          label={words.refused}
          files={[stored]}
          rules={{ below: maxFileBytes, limit: 5 }}
          send={() => refusing(t(words.full))}
          onRemove={() => refusing(t(words.inUse))}
        />
      </div>
    </Example>
  )
}

/** Files in the library, with the data that the server has returned for them. */
function useFiles() {
  const [files, setFiles] = useState<readonly LibraryFile[]>([])
  return {
    files,
    send: async (file: File, onProgress: (percent: number) => void, signal: AbortSignal) => {
      const added = await upload(uploadPublicFile, file, {}, onProgress, { signal })
      setFiles((before) => [...before, added])
    },
    onRemove: async ({ id }: LibraryFile) => {
      await call(deleteFile, { params: { id } })
      setFiles((before) => before.filter((one) => one.id !== id))
    },
  }
}

// Several images: sortable, at most four, with a tip; and the same read-only.
const start = [drawing('front.png', 215), drawing('side.png', 150)]

function SeveralImages() {
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
      <div className="stack fit gap-16">
        <ImageCards
          {...libraryImages}
          {...rest}
          label={words.site}
          tip={words.siteTip}
          images={images}
          onChange={setImages}
          rules={{ ...severalImages, limit }}
        />
        <pre className={`mono break-words no-margin tinted rounded pad-12 scroll ${styles['code']}`}>
          {images.map(({ name }) => name).join('\n') || '—'}
        </pre>
      </div>
    </Example>
  )
}

export const UploadPage = () => (
  <Showcase piece={pieceOf(formPieces, 'vab/upload')}>
    <OneImage />
    <SeveralImages />
    <Files />
  </Showcase>
)
