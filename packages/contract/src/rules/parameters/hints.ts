// Guesses the form of an old certificate without a chosen form, by its product name and the parameters it states (docs/rules/coverage.md#forms).
import { isEmpty, type Values } from '../../fields.ts'

interface Hint {
  readonly categories: readonly string[]
  readonly form: string
  /** In the name of the product. */
  readonly words?: RegExp
  /** Stated by the record. */
  readonly keys?: readonly string[]
}

const jacks = ['jackType', 'cylinderCount', 'cylinderForm', 'pumpModel']

/** In order of precedence. An entry without words and keys matches everything that is left. */
const hints: readonly Hint[] = [
  { categories: ['3410'], form: 'explosionHydraulic', words: /液压/, keys: jacks },
  { categories: ['3410'], form: 'explosionTraction' },
  { categories: ['3110', '3120', '3130'], form: 'inclined', words: /斜行/, keys: ['inclineAngle'] },
  { categories: ['23T0'], form: 'cylinderWrapped', words: /缠绕/ },
  { categories: ['23T0'], form: 'cylinderCryogenic', words: /绝热|低温/ },
  { categories: ['23T0'], form: 'cylinderFilled', words: /乙炔|填料|吸附/ },
  { categories: ['5110'], form: 'reachTruck', words: /前移/ },
  { categories: ['5110'], form: 'orderPicker', words: /拣选/ },
  { categories: ['5110'], form: 'stacker', words: /堆垛|托盘/ },
  { categories: ['5110'], form: 'sideLoader', words: /侧面/ },
  { categories: ['5110'], form: 'roughTerrain', words: /越野|伸缩臂/ },
  { categories: ['5110'], form: 'counterbalancedElectric', words: /蓄电池|电动|锂/, keys: ['batteryCapacity'] },
  { categories: ['5110'], form: 'counterbalancedEngine', words: /内燃|柴油|汽油|液化/, keys: ['engineModel'] },
  { categories: ['5200'], form: 'sightseeingTrain', words: /列车/, keys: ['carriageCount'] },
  { categories: ['5200'], form: 'sightseeingBus', words: /观光车/ },
  { categories: ['4860'], form: 'mastClimber', words: /工作平台/ },
]

/** The key of a form; undefined without any hint. */
export function hintedForm(categoryCode: string, productName: string, parameters: Values): string | undefined {
  const fits = ({ words, keys }: Hint): boolean =>
    (!words && !keys) || words?.test(productName) === true || (keys ?? []).some((key) => !isEmpty(parameters[key]))
  return hints.find((hint) => hint.categories.includes(categoryCode) && fits(hint))?.form
}
