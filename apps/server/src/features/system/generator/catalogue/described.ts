// The tables of the product that a description may begin from or belong to. A new table is internal until it is listed here.

/** Tables of plain records, which people of the office read and write anyway: no accounts, sessions, secrets, logs and queues. */
export const describedTables: readonly string[] = [
  'announcement',
  'demo_sample',
  'dept',
  'dict_item',
  'dict_type',
  'file_group',
  'manufacturer',
  'menu',
  'post',
  'public_notice',
  'recall',
  'role',
  'rule_end',
  'scheduled_task',
]
