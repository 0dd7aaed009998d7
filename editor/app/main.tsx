import "@digdir/designsystemet-css/theme/designsystemet.css";
import "@digdir/designsystemet-css/index.css";
import "./base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Gate } from "./access/gate";

const root = document.getElementById("app");
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <Gate />
    </StrictMode>,
  );
