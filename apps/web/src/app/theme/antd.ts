// The theme of the component library in our colours, for the office. Its own secondary texts fail AA, so they are set here.
import { theme, type ThemeConfig } from 'antd'
import { light, night as dark } from './colours.ts'
import { coloursWith } from './coloursWith.ts'

/** `chosen`: the theme colour as hex; empty for the default. `still`: no animation, where the system asks for that. */
export function antdTheme(night: boolean, chosen: string, still: boolean): ThemeConfig {
  const colour = coloursWith(night ? dark : light, chosen)
  return {
    algorithm: night ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: colour.primary,
      // The library would lighten the colour under the pointer until the text on it is illegible.
      colorPrimaryHover: colour.primaryStrong,
      colorPrimaryActive: colour.primaryStrong,
      colorLink: colour.primary,
      colorLinkHover: colour.primaryStrong,
      colorLinkActive: colour.primaryStrong,
      colorInfo: colour.primary,
      colorSuccess: colour.good,
      colorWarning: colour.warn,
      colorError: colour.bad,
      colorErrorText: colour.bad,
      colorText: colour.text,
      colorTextSecondary: colour.text2,
      colorTextTertiary: colour.text2,
      colorTextQuaternary: colour.text2,
      colorTextDescription: colour.text2,
      colorTextPlaceholder: colour.hint,
      colorTextLightSolid: colour.onPrimary,
      colorBgLayout: colour.ground,
      colorBgContainer: colour.surface,
      colorBgElevated: night ? colour.surface2 : colour.surface,
      // Boxes are quiet until the pointer or the focus is on them; controls that only their line shows get 3:1 below.
      colorBorder: colour.control,
      colorBorderSecondary: colour.line,
      colorSplit: colour.line,
      colorSuccessBg: colour.goodGround,
      colorWarningBg: colour.warnGround,
      colorErrorBg: colour.badGround,
      colorInfoBg: colour.primaryGround,
      borderRadius: 6,
      // Stacking starts here for everything above a page (docs/rules/office.md#figures-of-pieces).
      zIndexPopupBase: 2000,
      fontSize: 14,
      fontFamily: 'var(--sans)',
      fontFamilyCode: 'var(--mono)',
      ...(still
        ? { motion: false }
        : { motionDurationFast: '0.12s', motionDurationMid: '0.16s', motionDurationSlow: '0.2s' }),
    },
    components: {
      Checkbox: { colorBorder: colour.lineStrong },
      Radio: { colorBorder: colour.lineStrong },
      // A switch that is off gets a grey that does not look like "on".
      Switch: { colorTextQuaternary: colour.lineStrong, colorTextTertiary: colour.text2 },
      Input: { hoverBorderColor: colour.lineStrong },
      InputNumber: { hoverBorderColor: colour.lineStrong },
      DatePicker: { hoverBorderColor: colour.lineStrong },
      Select: { hoverBorderColor: colour.lineStrong },
      Tooltip: { colorBgSpotlight: night ? '#39404b' : '#1f2329', colorTextLightSolid: '#ffffff' },
      Notification: { width: 352, paddingMD: 14, paddingContentHorizontalLG: 18, fontSizeLG: 14 },
      Menu: {
        itemSelectedColor: colour.primary,
        itemSelectedBg: colour.primaryGround,
        subMenuItemBg: 'transparent',
        itemHeight: 36,
        itemMarginBlock: 2,
      },
      Tabs: { itemSelectedColor: colour.primary },
      Breadcrumb: { itemColor: colour.text2, separatorColor: colour.text2, linkColor: colour.text2 },
      // The library mixes its own blue for the night, too dark for a link on a raised ground.
      Button: {
        colorPrimaryHover: colour.primaryStrong,
        defaultHoverColor: colour.primaryStrong,
        defaultHoverBorderColor: colour.primaryStrong,
        colorLink: colour.primary,
        colorLinkHover: colour.primaryStrong,
        colorLinkActive: colour.primaryStrong,
        primaryColor: colour.onPrimary,
        dangerColor: colour.onPrimary,
        primaryShadow: 'none',
      },
      // The ground of a page would hide where a row of choices begins and ends.
      Segmented: { trackBg: night ? colour.surface : colour.line, itemColor: colour.text2 },
      // Graphics that show a value need a contrast of 3:1.
      Slider: {
        trackBg: colour.primary,
        trackHoverBg: colour.primaryStrong,
        handleColor: colour.primary,
        dotActiveBorderColor: colour.primary,
        railBg: colour.line,
        railHoverBg: colour.line,
      },
      // Rows of 46, 38 and 32 pixels: a line of text is 22 high, and a row has one line under it.
      Table: {
        headerColor: colour.text2,
        headerBg: colour.surface2,
        rowSelectedBg: colour.primaryGround,
        rowSelectedHoverBg: colour.primaryGround,
        cellPaddingBlock: 11.5,
        cellPaddingBlockMD: 7.5,
        cellPaddingBlockSM: 4.5,
        cellPaddingInline: 12,
        cellPaddingInlineMD: 8,
        cellPaddingInlineSM: 8,
      },
    },
  }
}
