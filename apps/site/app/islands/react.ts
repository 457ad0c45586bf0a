// All of React that the islands and dialogs use. `publish/scripts.ts` builds it into one file, which they share.
import "react";
import "react-dom";
import "react-dom/client";
import "react/jsx-runtime";
