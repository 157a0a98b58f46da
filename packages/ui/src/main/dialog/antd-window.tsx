import { Modal, type ModalProps } from 'antd';
import { AntdLook } from './antd-look.tsx';

/** This file is separate because no page needs antd's modal before a dialog opens. */
export function AntdWindow(props: ModalProps) {
  return (
    <AntdLook>
      <Modal {...props} />
    </AntdLook>
  );
}
