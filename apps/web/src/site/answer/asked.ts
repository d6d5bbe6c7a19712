// What an answer page looks up: the number typed, or the public id that a QR code carries.

export type Asked = { certificateNo: string } | { publicId: string }

/** A text without any digit that the register does not have is no number at all. */
export const isNoNumber = (asked: Asked): boolean => 'certificateNo' in asked && !/\p{Nd}/u.test(asked.certificateNo)
