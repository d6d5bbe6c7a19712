// Parts of antd's button that its documentation does not name.

/** Draws a button as disabled, although it can be pressed. */
export const deadButton = 'ant-btn-disabled'
