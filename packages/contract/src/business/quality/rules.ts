// The rules of data quality: each with its name, its reason, and whether the public sees how often it is broken.
import type { Phrase } from '../../phrase.ts'

interface QualityRule {
  readonly label: Phrase
  /** One line. */
  readonly why: Phrase
  readonly isPublic: boolean
  /** A finding for information: listed, but a report that has only such findings counts as free of findings. */
  readonly isOptional?: true
}

export const qualityRules = {
  missingParameters: {
    label: ['技术参数缺失', 'Missing parameters'],
    why: [
      '必填参数或决定覆盖范围的参数没有填写，无法判断产品是否在证书范围内',
      'Required parameters, or those that decide coverage, are not stated, so coverage cannot be determined',
    ],
    isPublic: true,
  },
  notStatedThen: {
    label: ['已有证书未载明参数', 'Parameters an old certificate leaves out'],
    why: [
      '纳入登记前已有的证书没有载明现在要求的参数。当时未载明不算差错，单独统计',
      'Certificates from before the register do not state parameters that are required today. That is not an error, so they are counted separately',
    ],
    isPublic: true,
    isOptional: true,
  },
  contradictoryValues: {
    label: ['互相矛盾的参数', 'Contradicting parameters'],
    why: [
      '两项参数不可能同时属于一台真实的设备，例如站数多于层数。原件可能就是这样印的，请与原件核对',
      'Two parameters cannot both be of one real product, for example more stops than floors. The original may print them so; compare with it',
    ],
    isPublic: true,
  },
  revokedComponent: {
    label: ['部件证书已撤销或暂停', 'Revoked component'],
    why: [
      '有效证书列出的部件，其证书已被撤销或暂停',
      'A valid certificate lists a component whose own certificate is revoked or suspended',
    ],
    isPublic: true,
  },
  expiredCited: {
    label: ['引用的证书已过期', 'Expired certificate cited'],
    why: [
      '有效证书列出的部件，其证书已过有效期',
      'A valid certificate lists a component whose own certificate is past its validity',
    ],
    isPublic: true,
  },
  severalNames: {
    label: ['同一代码多种名称', 'Several names under one code'],
    why: [
      '同一统一社会信用代码下，制造单位的名称写法不一致。已登记更名的原名称不计',
      'The manufacturer is spelled differently from other reports of its credit code. Former names of a recorded change of name are not counted',
    ],
    isPublic: true,
  },
  nonStandardNumber: {
    label: ['证书编号不规范', 'Non-standard number'],
    why: [
      '证书编号不是现行标准格式，或其中的年份不可能，须按原件核对',
      'The certificate number is not in the standard form or has an impossible year, and has to be compared with the original',
    ],
    isPublic: true,
  },
  foreignNumber: {
    label: ['编号属于其他机构', 'Number of another body'],
    why: [
      '证书编号中的机构代码在该年度不属于登记机构；请总局登记机构代码或承接关系，或由持有该代码的机构登记',
      'The body code in the certificate number was not the code of the registering body in that year. The head office records a code or a successor, or the body with that code registers it',
    ],
    isPublic: true,
  },
  numberDiffers: {
    label: ['旧式编号与登记内容不符', 'Old label differs from its record'],
    why: [
      '旧式 TX 编号中的品种或年份与登记内容不同，登记时已说明理由，须按原件核对',
      'The category or year in an old TX label differs from the record, for a reason given. Compare it with the original',
    ],
    isPublic: true,
  },
  withoutApplication: {
    label: ['登记起始日后未申请编号', 'No application since the first day'],
    why: [
      '发证日期不早于登记起始日，却按已有证书登记，既无本系统的编号申请，也无总局确认',
      'Issued on or after the first day of the register and entered as an existing certificate, with neither an application in it nor a confirmation of the head office',
    ],
    isPublic: true,
  },
  licenceNumber: {
    label: ['以许可证编号作证书编号', 'Licence number as certificate number'],
    why: [
      '登记的证书编号是制造许可证编号，不是型式试验证书编号',
      'The certificate number that is registered is the number of a manufacturing licence, not of a type-test certificate',
    ],
    isPublic: true,
  },
  noCertificateFile: {
    label: ['缺少证书文件', 'No certificate file'],
    why: [
      '没有上传证书文件，无法与原件核对。已有证书可以没有文件，因此不影响“无待处理问题”的份数',
      'There is no certificate file to compare with. Existing certificates need none, so they still count as free of problems',
    ],
    isPublic: true,
    isOptional: true,
  },
  unlistedCategory: {
    label: ['品种未列入目录', 'Category not in the catalogue'],
    why: ['设备品种代码不在任何版本的目录中', 'The code of its equipment category is in no edition of the catalogue'],
    isPublic: true,
  },
} as const satisfies Record<string, QualityRule>

export type QualityRuleKey = keyof typeof qualityRules
export const qualityRuleKeys = Object.keys(qualityRules) as [QualityRuleKey, ...QualityRuleKey[]]
const declared: Readonly<Record<QualityRuleKey, QualityRule>> = qualityRules
export const requiredQualityRules = qualityRuleKeys.filter((key) => !declared[key].isOptional)
export const publicQualityRules = qualityRuleKeys.filter((key) => qualityRules[key].isPublic)
