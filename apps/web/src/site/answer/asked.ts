// What an answer page was asked for: the number typed, or the public id a QR code carries.

export type Asked = { certificateNo: string } | { publicId: string }
