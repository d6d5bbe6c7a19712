// The choices of the settings: light or night, language, colour, layout, menu, tabs, and automatic sign-out.
import { setLang, useLang } from '../../../api/language.ts'
import { defaultColour } from '../../../api/defaultColour.ts'
import { setColour, setTheme, useColour, useRegisterColour, useThemeChoice } from '../../../api/theme.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { Choose } from '../../../kit/setting/Choose.tsx'
import { Colour } from '../../../kit/setting/Colour.tsx'
import { OnOff } from '../../../kit/setting/OnOff.tsx'
import { useWide } from '../../../kit/layout/useWide.ts'
import { SettingRow } from './SettingRow.tsx'
import { autoExitChoices, defaults, layouts, prefer, usePreferences } from '../../../api/setting/preferences.ts'
import { layoutWords, minutesOf, settingWords as words } from './words.ts'

/** The built-in option first, then the usual ones. */
const presets = [defaultColour, '#009688', '#536dfe', '#ff5c93', '#c62f2f', '#fd726d']

export function Choices() {
  const wide = useWide('lg')
  const preferences = usePreferences()
  const { layout, folded, uniqueOpen, tags, autoExit } = preferences
  const theme = useThemeChoice()
  const lang = useLang()
  const colour = useColour()
  const usual = useRegisterColour() || defaultColour
  return (
    <>
      <SettingRow label={words.theme}>
        <Choose
          label={words.theme}
          value={theme}
          options={(['system', 'light', 'night'] as const).map((value) => ({ value, label: words[value] }))}
          onChange={setTheme}
        />
      </SettingRow>
      <SettingRow label={words.language}>
        <Choose
          label={words.language}
          value={lang}
          options={[
            { value: 'zh', label: '简体中文' },
            { value: 'en', label: 'English' },
          ]}
          onChange={setLang}
        />
      </SettingRow>
      <SettingRow label={words.colour} text={words.colourText}>
        <Colour
          label={words.colour}
          value={colour || usual}
          presets={presets}
          onChange={(next) => setColour(next === usual ? '' : next)}
        />
      </SettingRow>
      {wide && (
        <SettingRow label={words.layout}>
          <Choose
            label={words.layout}
            value={layout}
            options={layouts.map((value) => ({ value, label: layoutWords[value] }))}
            onChange={(next) => prefer({ layout: next })}
          />
        </SettingRow>
      )}
      {wide && (
        <SettingRow label={words.folded}>
          <OnOff label={words.folded} value={folded} onChange={(next) => prefer({ folded: next })} />
        </SettingRow>
      )}
      <SettingRow label={words.uniqueOpen} text={words.uniqueOpenText}>
        <OnOff label={words.uniqueOpen} value={uniqueOpen} onChange={(next) => prefer({ uniqueOpen: next })} />
      </SettingRow>
      <SettingRow label={words.tags} text={words.tagsText}>
        <OnOff label={words.tags} value={tags} onChange={(next) => prefer({ tags: next })} />
      </SettingRow>
      <SettingRow label={words.autoExit} text={words.autoExitText}>
        <Choose
          label={words.autoExit}
          value={autoExit}
          options={autoExitChoices.map((value) => ({ value, label: minutesOf(value) }))}
          onChange={(next) => prefer({ autoExit: next })}
        />
      </SettingRow>
      <Action
        label={words.reset}
        icon="return"
        onPress={() => {
          prefer(defaults)
          setTheme('system')
          setColour('')
        }}
      />
    </>
  )
}
