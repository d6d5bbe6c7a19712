// What an answer page looks up: the number typed, or the public id that a QR code carries.

export type Asked = { certificateNo: string } | { publicId: string }
