// Other names of the columns: what the register's own pages, prints and certificates print above the same values.

/** By the path of a column. Source: the layouts of certificates, the public pages, and the forms of the rules' annexes. */
export const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  certificateNo: [
    '型式试验证书编号',
    '证书号',
    '证书编号（型式试验）',
    'Certificate number',
    'Type-test certificate No.',
  ],
  reportNo: ['型式试验报告编号', '报告号', 'Report number', 'Type-test report No.'],
  categoryCode: ['设备品种代码', '品种代码', '品种', '设备品种（代码）', '设备品种名称', 'Category'],
  productName: ['设备名称', '名称', 'Product'],
  model: ['型号', '规格型号', '型号规格', '设备型号', '产品型号规格', 'Model'],
  manufacturerName: ['制造单位', '制造商', '制造厂', '生产单位', 'Maker', 'Manufacturer name'],
  manufacturerAddress: ['制造地址', '制造单位住所'],
  applicantName: ['申请单位', '申请人', '委托单位', 'Applicant name'],
  issueDate: ['发证日', '签发日期', '批准日期', 'Issued', 'Issued on', 'Date of issue'],
  validTo: ['有效期', '有效期限', '有效期截止', 'Valid until', 'Expires'],
  conclusion: ['结论', '检验结论'],
  sampleState: ['State of the sample'],
  components: ['Components'],
  country: ['制造国', '制造国（地区）'],
}

const marks = /[（(【[]\s*(必填|选填|必填项|选填项|required|optional)\s*[)）】\]]/giu

/** A heading without the note that it must be filled in. */
export const plainHeading = (heading: string): string => heading.replaceAll(marks, '').trim()
