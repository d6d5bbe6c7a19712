// The icons that screens and menus may name, so that pages need no icon library of their own.
import {
  AppstoreOutlined,
  ArrowLeftOutlined,
  AuditOutlined,
  BellOutlined,
  CheckOutlined,
  CloseOutlined,
  CopyOutlined,
  DeleteOutlined,
  DownloadOutlined,
  DownOutlined,
  UpOutlined,
  EditOutlined,
  EyeOutlined,
  FileDoneOutlined,
  FileTextOutlined,
  FilterOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  FormOutlined,
  HolderOutlined,
  HomeOutlined,
  ImportOutlined,
  KeyOutlined,
  MinusOutlined,
  MoreOutlined,
  NotificationOutlined,
  NumberOutlined,
  PauseOutlined,
  PlusOutlined,
  PrinterOutlined,
  QuestionOutlined,
  ReloadOutlined,
  RightOutlined,
  RollbackOutlined,
  SafetyCertificateOutlined,
  SaveOutlined,
  SearchOutlined,
  SendOutlined,
  SettingOutlined,
  StarOutlined,
  StopOutlined,
  SwapOutlined,
  LeftOutlined,
  LogoutOutlined,
  MenuOutlined,
  MenuFoldOutlined,
  MenuUnfoldOutlined,
  ExportOutlined,
  UserOutlined,
  TableOutlined,
  TeamOutlined,
  UploadOutlined,
  UnorderedListOutlined,
  FolderOpenOutlined,
  InfoCircleOutlined,
  WarningOutlined,
} from '@ant-design/icons-svg'
import type { IconDefinition } from '@ant-design/icons-svg/lib/types'
import { late } from '../plain/late.tsx'
import { Glyph, NoGlyph } from './Glyph.tsx'
import { extendedNames, type ExtendedName } from './iconNames.ts'

const defaultIcons = {
  add: PlusOutlined,
  audit: AuditOutlined,
  back: ArrowLeftOutlined,
  bell: BellOutlined,
  change: SwapOutlined,
  certificate: SafetyCertificateOutlined,
  check: CheckOutlined,
  close: CloseOutlined,
  copy: CopyOutlined,
  delete: DeleteOutlined,
  done: FileDoneOutlined,
  down: DownOutlined,
  download: DownloadOutlined,
  edit: EditOutlined,
  exit: LogoutOutlined,
  export: ExportOutlined,
  external: ExportOutlined,
  file: FileTextOutlined,
  filter: FilterOutlined,
  fold: MenuFoldOutlined,
  form: FormOutlined,
  grip: HolderOutlined,
  group: AppstoreOutlined,
  home: HomeOutlined,
  import: ImportOutlined,
  key: KeyOutlined,
  larger: FullscreenOutlined,
  menu: MenuOutlined,
  minus: MinusOutlined,
  more: MoreOutlined,
  notice: NotificationOutlined,
  number: NumberOutlined,
  next: RightOutlined,
  pause: PauseOutlined,
  previous: LeftOutlined,
  print: PrinterOutlined,
  question: QuestionOutlined,
  report: FileTextOutlined,
  reload: ReloadOutlined,
  return: RollbackOutlined,
  save: SaveOutlined,
  search: SearchOutlined,
  send: SendOutlined,
  setting: SettingOutlined,
  smaller: FullscreenExitOutlined,
  stop: StopOutlined,
  task: UnorderedListOutlined,
  star: StarOutlined,
  table: TableOutlined,
  team: TeamOutlined,
  unfold: MenuUnfoldOutlined,
  up: UpOutlined,
  upload: UploadOutlined,
  user: UserOutlined,
  view: EyeOutlined,
  folder: FolderOpenOutlined,
  info: InfoCircleOutlined,
  warning: WarningOutlined,
} as const satisfies Record<string, IconDefinition>

export type IconName = keyof typeof defaultIcons | ExtendedName

/** The groups that people choose from: everyday actions, and subjects and tools for writing. */
export const iconGroups = {
  default: Object.keys(defaultIcons) as IconName[],
  extended: extendedNames,
} as const

const isDefault = (name: string): name is keyof typeof defaultIcons => Object.hasOwn(defaultIcons, name)

export const isIcon = (name: string): name is IconName => isDefault(name) || extendedNames.some((one) => one === name)

// An icon only decorates its word: where its file does not come, its place stays empty.
const ExtendedIcon = late<{ name: ExtendedName; className?: string | undefined }>(() =>
  import('./ExtendedIcon.tsx').then(
    (loaded) => loaded.ExtendedIcon,
    () => NoGlyph,
  ),
)

/** Decoration next to a word; the icon has no name of its own. */
export const Icon = ({ name, className }: { name: IconName; className?: string | undefined }) =>
  isDefault(name) ? (
    <Glyph of={defaultIcons[name]} className={className} />
  ) : (
    <ExtendedIcon waiting={<NoGlyph />} name={name} className={className} />
  )
