// A configuration with every built-in component, as a developer would write it.
import type { FormConfig } from '../../../showcase/config/formConfig.ts'

export const sampleConfig: FormConfig = {
  labelWidth: 110,
  labelPosition: 'right',
  formItems: [
    { component: 'title', label: ['基本信息', 'Basics'] },
    {
      component: 'input',
      name: 'name',
      label: ['样品名称', 'Sample name'],
      tips: ['与送样单上的名称一致', 'As on the delivery note'],
      message: ['将显示在报告首页', 'Shown on the first page of the report'],
      rules: [{ required: true }, { min: 2, max: 20 }],
      options: { placeholder: ['请输入样品名称', 'Enter the name'], maxlength: 20 },
    },
    {
      component: 'select',
      name: 'kind',
      label: ['设备种类', 'Kind'],
      value: 'elevator',
      span: 12,
      options: {
        items: [
          { value: 'elevator', label: ['电梯', 'Lifts and escalators'] },
          { value: 'crane', label: ['起重机械', 'Cranes and hoists'] },
          { value: 'ride', label: ['大型游乐设施', 'Amusement ride'] },
        ],
      },
    },
    {
      component: 'number',
      name: 'seats',
      label: ['座位数', 'Seats'],
      span: 12,
      hideHandle: '$.kind != "ride"',
      requiredHandle: '$.kind == "ride"',
      options: { min: 1, max: 400 },
    },
    {
      component: 'cascader',
      name: 'category',
      label: ['设备品种', 'Equipment category'],
      options: { remote: { api: '/api/demo/menu' }, placeholder: ['请选择', 'Please choose'] },
    },
    {
      component: 'select',
      name: 'samples',
      label: ['关联样品', 'Related samples'],
      options: {
        multiple: true,
        remote: { api: '/api/demo/list', data: { kind: 'elevator' }, label: 'sampleNo', value: 'id' },
        placeholder: ['请选择', 'Please choose'],
      },
    },
    {
      component: 'date',
      name: 'period',
      label: ['试验日期', 'Test dates'],
      options: {
        type: 'daterange',
        shortcuts: [
          { label: ['最近一周', 'Last week'], days: [-6, 0] },
          { label: ['今后一月', 'Next month'], days: [0, 30] },
        ],
      },
    },
    { component: 'title', label: ['选择与度量', 'Choices and measures'] },
    {
      component: 'radio',
      name: 'priority',
      label: ['优先级', 'Priority'],
      value: 1,
      span: 12,
      options: {
        items: [
          { value: 1, label: ['普通', 'Normal'] },
          { value: 2, label: ['加急', 'Urgent'] },
        ],
      },
    },
    { component: 'switch', name: 'open', label: ['公开', 'Public'], value: true, span: 12 },
    {
      component: 'checkboxGroup',
      name: 'parts',
      label: ['试验部件', 'Parts'],
      value: ['motor'],
      options: {
        items: [
          { value: 'motor', label: ['驱动主机', 'Drive'] },
          { value: 'governor', label: ['限速器', 'Governor'] },
          { value: 'gear', label: ['安全钳', 'Safety gear'] },
        ],
      },
    },
    {
      component: 'checkbox',
      label: ['确认', 'Confirm'],
      options: {
        items: [
          { name: 'paid', label: ['已缴费', 'Paid'], value: true },
          { name: 'signed', label: ['已签字', 'Signed'] },
        ],
      },
    },
    {
      component: 'slider',
      name: 'progress',
      label: ['进度', 'Progress'],
      value: 40,
      span: 12,
      options: { marks: { '0': '0%', '50': '50%', '100': '100%' } },
    },
    { component: 'rate', name: 'rating', label: ['评分', 'Rating'], value: 3.5, span: 12, options: { half: true } },
    { component: 'color', name: 'colour', label: ['标签颜色', 'Label colour'], value: '#0958d9' },
    {
      component: 'date',
      name: 'remind',
      label: ['提醒时间', 'Reminder'],
      options: { type: 'datetime', defaultTime: '09:00:00' },
    },
    {
      component: 'input',
      name: 'reason',
      label: ['加急理由', 'Why urgent'],
      hideHandle: '$.priority != 2',
      requiredHandle: '$.priority == 2 && !$.parts.includes("gear")',
      options: { type: 'textarea', maxlength: 200 },
    },
    { component: 'title', label: ['图片', 'Pictures'] },
    {
      component: 'upload',
      label: ['照片', 'Photographs'],
      options: {
        items: [
          { name: 'front', label: ['正面', 'Front'] },
          { name: 'plate', label: ['铭牌', 'Plate'] },
        ],
      },
    },
  ],
}
