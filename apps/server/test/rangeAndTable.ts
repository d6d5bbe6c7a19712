// Gives passenger lifts one more parameter of each compound type. Import it before anything that makes a form of them, in modules that no other test file uses.
import { formKindOf } from '@register/contract/rules/parameters/formKinds'
import type { Field } from '@register/contract/fields'

const width: Field = {
  key: 'testWidth',
  label: ['试验宽度', 'Test width'],
  type: 'range',
  unit: ['mm', 'mm'],
  min: 1,
  max: 5000,
  group: 'main',
  forms: ['traction'],
  public: true,
  coverage: 'range',
}
const devices: Field = {
  key: 'testDevices',
  label: ['试验装置', 'Test devices'],
  type: 'table',
  group: 'main',
  forms: ['traction'],
  public: true,
  columns: [
    { key: 'name', label: ['名称', 'Name'], type: 'text', maxLength: 40 },
    { key: 'quantity', label: ['数量', 'Quantity'], type: 'integer', min: 1 },
    { key: 'speed', label: ['速度', 'Speed'], type: 'decimal', unit: ['m/s', 'm/s'] },
  ],
}
// The declarations of kinds are plain values, so the test can extend them.
;(formKindOf('elevator').fields as Field[]).push(width, devices)
