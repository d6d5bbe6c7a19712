// Cropping alone, with its ratio and quality, and as the step before an upload.
import type { Phrase } from '@register/contract/phrase'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { fileSize } from '../../../kit/plain/format.ts'
import { CropDialog } from '../../../kit/upload/crop/CropDialog.tsx'
import { CropFrame } from '../../../kit/upload/crop/CropFrame.tsx'
import { cropped, type CropArea } from '../../../kit/upload/crop/cropped.ts'
import { ImageBox } from '../../../kit/upload/image/ImageBox.tsx'
import type { UploadedImage } from '../../../kit/upload/image/uploadedImage.ts'
import { useObjectUrl } from '../../../kit/upload/useObjectUrl.ts'
import { Example } from '../Example.tsx'
import { pieceOf } from '../piece.ts'
import { formPieces } from '../formPieces.ts'
import { libraryImages, oneImage } from '../libraryImages.ts'
import { flag, Settings } from '../Settings.tsx'
import { Showcase } from '../Showcase.tsx'
import styles from '../vab.module.css'

// A drawn image of 1200 by 800, so that the demonstration has something to crop at once.
/** A simple drawing of a machine room; its colours belong to the picture. */
function draw(pen: CanvasRenderingContext2D): void {
  const parts: readonly [colour: string, x: number, y: number, width: number, height: number][] = [
    ['#cfe0f5', 0, 0, 1200, 560],
    ['#8d99a8', 0, 560, 1200, 240],
    ['#3f5a7a', 260, 330, 420, 230],
    ['#24364d', 300, 370, 150, 150],
    ['#e3b23c', 520, 300, 60, 30],
    ['#5d7fa3', 760, 180, 240, 380],
    ['#f3f6fa', 800, 230, 160, 90],
  ]
  for (const [colour, ...box] of parts) {
    pen.fillStyle = colour
    pen.fillRect(...box)
  }
  pen.fillStyle = '#e3b23c'
  pen.beginPath()
  pen.arc(375, 445, 56, 0, Math.PI * 2)
  pen.fill()
}

function useScene(): File | undefined {
  const [scene, setScene] = useState<File>()
  useEffect(() => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 1200, height: 800 })
    const pen = canvas.getContext('2d')
    if (!pen) return
    draw(pen)
    canvas.toBlob((blob) => blob && setScene(new File([blob], 'machine-room.png', { type: 'image/png' })))
  }, [])
  return scene
}

const words = {
  cutNeeds: ['请先选择图片', 'Choose a picture first'],
  frame: ['剪裁区', 'The frame'],
  frameText: [
    '拖动或用方向键移动图像，滑块、滚轮或双指缩放；右侧实时预览。compress 小于 1 时输出 JPEG，maxSide 限制最长边。',
    'Drag the image or use the arrow keys, zoom by slider, wheel or two fingers; the preview follows. With compress below 1 the result is a JPEG; maxSide bounds its longest side.',
  ],
  cut: ['剪裁', 'Crop'],
  result: ['剪裁结果', 'The result'],
  dialog: ['对话框与上传', 'In a dialog, and before an upload'],
  dialogText: [
    '选择图片后先剪裁再上传；损坏的图像会说明无法打开。',
    'A chosen image is cropped and then sent; a broken image is refused with a message.',
  ],
  open: ['打开剪裁对话框', 'Open the dialog'],
  box: ['证件照', 'Passport photograph'],
  wide: ['横幅', 'Banner'],
} as const satisfies Record<string, Phrase>

const ratios = [
  { value: 1, label: '1 : 1' },
  { value: 1.3333, label: '4 : 3' },
  { value: 1.7778, label: '16 : 9' },
]

export function CropPage() {
  const t = useTranslate()
  const scene = useScene()
  const url = useObjectUrl(scene)
  const [props, setProps] = useState({ aspect: 1.3333, round: false, compress: 0.8, maxSide: 640 })
  const [area, setArea] = useState<CropArea>()
  const [result, setResult] = useState<File>()
  const [open, setOpen] = useState(false)
  const shown = useObjectUrl(result)
  const { aspect, round, compress, maxSide } = props
  const cut = async () => scene && area && setResult(await cropped(scene, area, { compress, maxSide }))
  return (
    <Showcase piece={pieceOf(formPieces, 'vab/cropper')}>
      <Example title={words.frame} text={words.frameText}>
        <Settings
          items={[
            { component: 'radio', name: 'aspect', label: 'aspect', span: 9, options: { items: ratios } },
            flag('round', 3),
            {
              component: 'slider',
              name: 'compress',
              label: 'compress',
              span: 6,
              options: { min: 0.1, max: 1, step: 0.1 },
            },
            { component: 'number', name: 'maxSide', label: 'maxSide', span: 6, options: { min: 16, max: 4096 } },
          ]}
          value={props}
          onChange={setProps}
        />
        <div className="stack fit gap-16">
          {url && <CropFrame key={aspect} url={url} aspect={aspect} round={round} onArea={setArea} />}
          <div>
            <Action kind="primary" label={words.cut} disabled={!area && words.cutNeeds} onPress={cut} />
          </div>
          {result && shown && (
            <figure className={`stack gap-8 items-start no-margin ${styles['figure']}`}>
              <img src={shown} alt={t(words.result)} width={180} />
              <figcaption className="quiet small">{`${result.name} · ${fileSize(result.size)}`}</figcaption>
            </figure>
          )}
        </div>
      </Example>
      <Example title={words.dialog} text={words.dialogText}>
        <div className={`row wrap gap-12 below-12 ${styles['row']}`}>
          <Action label={words.open} disabled={!scene} onPress={() => setOpen(true)} />
          <Box name={words.box} aspect={0.75} />
          <Box name={words.wide} aspect={3} />
        </div>
        {open && scene && (
          <CropDialog
            file={scene}
            settings={props}
            onClose={() => setOpen(false)}
            onCropped={(file) => {
              setResult(file)
              setOpen(false)
            }}
          />
        )}
      </Example>
    </Showcase>
  )
}

function Box({ name, aspect }: { name: Phrase; aspect: number }) {
  const t = useTranslate()
  const [value, setValue] = useState<UploadedImage | null>(null)
  return (
    <figure className={`stack gap-8 items-start no-margin ${styles['figure']}`}>
      <ImageBox
        {...libraryImages}
        rules={oneImage}
        label={name}
        crop={{ aspect, compress: 0.9 }}
        value={value}
        onChange={setValue}
      />
      <figcaption className="quiet small">{t(name)}</figcaption>
    </figure>
  )
}
